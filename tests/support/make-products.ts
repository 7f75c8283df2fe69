import makeProduct from "./product.ts";

/** What tests of the built product begin with, whether one of their runners or `npm run test:products`. */
export default makeProduct;

if (import.meta.main) await makeProduct();
