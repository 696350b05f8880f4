/** Renders sanitised HTML from the backend: the only place of the portal that sets raw HTML. */
import { useEffect, useMemo, useRef } from 'react'
import styles from './RichText.module.css'
import { sanitizeHtml } from './sanitize-html'
import { useT, useTexts } from './use-t'

export function RichText({ html }: { html: string }) {
  const t = useT()
  const texts = useTexts()
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: words of ours read otherwise in another language
  const safe = useMemo(
    () => ({ __html: sanitizeHtml(html, (alt) => t('图片（未加载）：{alt}', { alt: alt || t('没有说明') })) }),
    [html, texts],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tables come with other text
  useEffect(() => {
    const tables = [...(ref.current?.querySelectorAll('table') ?? [])]
    const look = () => {
      // A scrollable table is a tab stop; other tables are not.
      for (const table of tables)
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
        else table.removeAttribute('tabindex')
    }
    const watch = new ResizeObserver(look)
    for (const table of tables) watch.observe(table)
    return () => watch.disconnect()
  }, [safe])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above; its test holds a table of attacks
  return <div ref={ref} className={styles.text} dangerouslySetInnerHTML={safe} />
}
