/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's origin, optionally with a path, without a trailing slash; empty: the portal's own origin. */
  readonly VITE_API_ORIGIN?: string
  /** The upload address of the object store. */
  readonly VITE_UPLOAD_URL?: string
  /** `off`: the portal is not cached for use without a network, and existing caches are deleted. */
  readonly VITE_OFFLINE?: string
  /** The address of the portal's new version; empty: this portal's home. */
  readonly VITE_NEW_PORTAL_URL?: string
  /** Id of the resident identity card in the dictionary user_id_type; empty: the entry with the code 111. */
  readonly VITE_RESIDENT_CARD_ID?: string
  /** The service hotline with its hours; empty: no hotline is shown. */
  readonly VITE_HOTLINE?: string
  readonly VITE_HOTLINE_HOURS?: string
  readonly VITE_HOTLINE_HOURS_EN?: string
  /** The portal's name, short name and owner, each in both languages; empty: texts for any municipality. */
  readonly VITE_PORTAL_NAME?: string
  readonly VITE_PORTAL_NAME_EN?: string
  readonly VITE_PORTAL_SHORT_NAME?: string
  readonly VITE_PORTAL_SHORT_NAME_EN?: string
  readonly VITE_COMMISSION_NAME?: string
  readonly VITE_COMMISSION_NAME_EN?: string
  /** The address for error reports; empty: no reports. */
  readonly VITE_ERROR_REPORT_URL?: string
  /** ICP备案 and 公安备案 numbers; empty: not shown. */
  readonly VITE_ICP_RECORD?: string
  readonly VITE_POLICE_RECORD?: string
  /** Minutes without activity until a page is locked; empty: 30, 0: never. */
  readonly VITE_IDLE_MINUTES?: string
  /** SM2 public key for passwords, in hex; empty: passwords are protected by TLS alone. */
  readonly VITE_PASSWORD_PUBLIC_KEY?: string
  /** The sign-in address of the one-stop service; empty: that sign-in method is not offered. */
  readonly VITE_ONE_STOP_URL?: string
  /** Header and footer of the government portal, shown in frames under /zwdt; empty: the portal's own. */
  readonly VITE_GOVERNMENT_HEADER_URL?: string
  readonly VITE_GOVERNMENT_FOOTER_URL?: string
}
