// Runs before the first paint: a page opened by a link to another hangar must not show the default one's price.
// The link may be bent: behind a fragment's mark, or escaped once or twice.
const named =
  /(?:^|[?&#!/;]|%(?:25)*(?:26|3f|23))(?:calculation_id|roof|width|length|height|truss|gates|gates_pos|rails|doors|windows|welded|wall_progony|anchors|piles|montazh|panels|filler|panels_high_wall|panels_montazh|dekor_roof|dekor_wall)(?:=|%(?:25)*3d)/i;
if (named.test(location.search + location.hash)) document.documentElement.classList.add("opening-link");
