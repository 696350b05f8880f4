const configuredHotline: unknown = import.meta.env.VITE_HOTLINE

/** The commission's service hotline. */
export const hotline: string =
  typeof configuredHotline === 'string' && configuredHotline !== '' ? configuredHotline : '021-12345678'

/** Address of the help centre, or null while none is configured or what is configured is no web address. */
export function helpCentreUrl(): string | null {
  const configured: unknown = import.meta.env.VITE_HELP_CENTRE_URL
  if (typeof configured !== 'string' || !URL.canParse(configured)) return null
  const { protocol, href } = new URL(configured)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
