/** The version this page was loaded with, as the build wrote it into index.html; null where there is none (development, tests). */
export function portalVersion(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="portal-version"]')?.content ?? null
}
