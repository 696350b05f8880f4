/** The outline of a document at a desk (reviews, technical evaluations). */

import { type RefObject, useEffect, useState } from 'react'
import { named } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import styles from './desk.module.css'

interface Entry {
  /** Headings may be alike: each chapter has its 小结. */
  id: string
  heading: HTMLElement
  words: string
  level: number
}

/** The headings of the document; each leads there. */
export function Outline({ root, of, label }: { root: RefObject<HTMLElement | null>; of: unknown; label: string }) {
  const t = useT()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other headings
  useEffect(() => {
    const headings = root.current?.querySelectorAll<HTMLElement>('h2, h3') ?? []
    setEntries(
      [...headings].map((heading, index) => ({
        id: String(index),
        heading,
        words: heading.textContent ?? '',
        level: heading.tagName === 'H2' ? 1 : 2,
      })),
    )
  }, [root, of])
  function go({ heading }: Entry): void {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  }
  return (
    <details className={styles.fold}>
      <summary>{t('目录')}</summary>
      <nav aria-label={label}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id} data-level={entry.level}>
              <button type="button" onClick={() => go(entry)}>
                {named(entry.words)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
