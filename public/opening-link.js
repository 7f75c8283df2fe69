// Runs before the first paint: a page opened by a link to another hangar must not show the default one's price.
if (/[?&](roof|width|length|calculation_id)=/.test(location.search))
  document.documentElement.classList.add("opening-link");
