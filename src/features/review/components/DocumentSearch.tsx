import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { Button } from '@/ui/Button'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { markPlaces, placesOf } from '../find-in-document'
import styles from './workbench.module.css'

interface Found {
  places: readonly Range[]
  here: number
}

const nothing: Found = { places: [], here: 0 }

/** Searches the document: Enter goes to the next place, with Shift to the one before; Escape ends it. */
export function DocumentSearch({ root }: { root: RefObject<HTMLElement | null> }) {
  const t = useT()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found>(nothing)
  useEffect(() => () => markPlaces([], 0), [])

  function show(next: Found): void {
    setFound(next)
    markPlaces(next.places, next.here)
    next.places[next.here]?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }
  function look(next: string): void {
    setWords(next)
    show(root.current && next.trim() !== '' ? { places: placesOf(root.current, next), here: 0 } : nothing)
  }
  function go(step: 1 | -1): void {
    // What was drawn since is found too.
    const places = root.current ? placesOf(root.current, words) : []
    if (places.length > 0) show({ places, here: (found.here + step + places.length) % places.length })
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') look('')
    if (event.key !== 'Enter') return
    event.preventDefault()
    go(event.shiftKey ? -1 : 1)
  }
  const n = found.places.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not everywhere yet
    <div role="search" className={styles.search}>
      <PlainInput
        type="search"
        aria-label={t('在申报书中查找')}
        placeholder={t('在申报书中查找')}
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
