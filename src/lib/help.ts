const configuredHotline: unknown = import.meta.env.VITE_HOTLINE

/** The commission's service hotline. */
export const hotline: string =
  typeof configuredHotline === 'string' && configuredHotline !== '' ? configuredHotline : '021-12345678'
