/** Types of `chromium.mjs` for TypeScript importers. */

export const chromiumOptions: { executablePath: string; args: string[] }
