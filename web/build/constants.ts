/** What the app's code knows of its build. */
export const CONSTANTS = { BUILD_YEAR: String(new Date().getFullYear()) };
