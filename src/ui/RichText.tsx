import { useMemo } from 'react'
import styles from './RichText.module.css'
import { sanitizeHtml } from './sanitize-html'

/** HTML of the backend, made harmless. The one place of the portal that sets raw HTML. */
export function RichText({ html }: { html: string }) {
  const safe = useMemo(() => ({ __html: sanitizeHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above; its test holds a table of attacks
  return <div className={styles.text} dangerouslySetInnerHTML={safe} />
}
