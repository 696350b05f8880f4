/** The header's button, and the shortcut, that open the search palette. */

import { SearchOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import type { PageLink } from '@/shared/navigation/page-links'
import { Button } from '@/ui/Button'
import { lazyDialog } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'

/** Loads when first opened. */
const CommandPalette = lazyDialog(() => import('./CommandPalette').then((module) => module.CommandPalette))

/** Opens the command palette; Ctrl K and ⌘ K do so everywhere. */
export function SearchButton({ pages }: { pages: readonly PageLink[] }) {
  const t = useT()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setState((before) => (before === 'open' ? 'closed' : 'open'))
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Button
        type="text"
        icon={<SearchOutlined aria-hidden />}
        aria-label={t('搜索')}
        title={t('搜索（Ctrl K 或 ⌘ K）')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setState('open')}
      />
      {state !== 'never' && <CommandPalette open={state === 'open'} pages={pages} onClose={() => setState('closed')} />}
    </>
  )
}
