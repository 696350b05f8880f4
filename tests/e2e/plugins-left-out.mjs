/**
 * Plugins that the builds of the real-browser tests leave out, together all of a production build: those that have nothing to do with addresses in
 * `dist-folder/` (`production-builds.mjs`), the others in the build of `left-out.spec.ts`.
 */
export const inFolder = ['direct-imports', 'scalable-text']
export const inOneBuild = [
  ...['code-splitting', 'styles-in-code', 'site-settings', 'service-worker'],
  ...['prefetch', 'content-security-policy', 'release'],
]
