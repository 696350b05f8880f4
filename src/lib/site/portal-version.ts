/** The version that the build wrote into index.html; null in development and tests. */
export function portalVersion(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="portal-version"]')?.content ?? null
}
