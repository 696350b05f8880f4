export const securityHeaders: readonly (readonly [name: string, value: string])[]
export const dataPolicy: string
export function cacheControlOf(path: string): string
