/** The year in which the app was built: what is rendered then says it (see web/build/constants.ts). */
declare const BUILD_YEAR: number;
/** The product's version, as in the package.json at the top; docs/changes.md says what each brings. */
declare const APP_VERSION: string;
