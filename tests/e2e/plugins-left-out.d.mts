/** Types of `plugins-left-out.mjs`. */
export const inFolder: readonly string[]
export const inOneBuild: readonly string[]
