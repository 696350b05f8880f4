/** The search bar of a document at a desk of reviewers: next and former place by keys. */
import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { Button } from '@/ui/Button'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import styles from './desk.module.css'
import { findMatches, highlightMatches } from './find-in-document'

interface Found {
  matches: readonly Range[]
  here: number
}

const nothing: Found = { matches: [], here: 0 }

/** Searches the document: Enter goes to the next place, with Shift to the one before; Escape ends it. */
export function DocumentSearch({ root, label }: { root: RefObject<HTMLElement | null>; label: string }) {
  const t = useT()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found>(nothing)
  useEffect(() => () => highlightMatches([], 0), [])

  function show(next: Found): void {
    setFound(next)
    highlightMatches(next.matches, next.here)
    next.matches[next.here]?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }
  function look(next: string): void {
    setWords(next)
    show(root.current && next.trim() !== '' ? { matches: findMatches(root.current, next), here: 0 } : nothing)
  }
  function go(step: 1 | -1): void {
    // What was drawn since is found too.
    const matches = root.current ? findMatches(root.current, words) : []
    if (matches.length > 0) show({ matches, here: (found.here + step + matches.length) % matches.length })
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') look('')
    if (event.key !== 'Enter') return
    event.preventDefault()
    go(event.shiftKey ? -1 : 1)
  }
  const n = found.matches.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not everywhere yet
    <div role="search" className={styles.search}>
      <PlainInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={words}
        onChange={({ target }) => look(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        size="small"
        type="text"
        icon={<UpOutlined aria-hidden />}
        aria-label={t('上一处')}
        title={t('上一处')}
        onClick={() => go(-1)}
      />
      <Button
        size="small"
        type="text"
        icon={<DownOutlined aria-hidden />}
        aria-label={t('下一处')}
        title={t('下一处')}
        onClick={() => go(1)}
      />
      <span role="status" className={styles.count}>
        {words.trim() === '' ? '' : n === 0 ? t('没有找到') : t('第 {n} 处，共 {of} 处', { n: found.here + 1, of: n })}
      </span>
    </div>
  )
}
