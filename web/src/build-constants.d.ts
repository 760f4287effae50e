/** The year in which the app was built: what is rendered then says it (see web/build/constants.ts). */
declare const BUILD_YEAR: number;
