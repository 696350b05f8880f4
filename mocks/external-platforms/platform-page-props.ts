/** Props of the pages of imitated outside platforms (`App`, `OneStop`, `Wechat`): the request's parameters, and where to return. */

/** Props of another platform's page. */
export interface PlatformPageProps {
  /** Its own address. */
  url: URL
  /** The portal's folder on the site. */
  base: string
}
