/** Loads parts, dialogs and pages lazily, with placeholder and retry in place. */

import { type ComponentType, type ReactNode, useEffect, useId, useReducer, useState } from 'react'
import { chunkMissingText, loadChunk, PageMissingError } from '@/lib/loading/lazy-import'
import { Button } from './Button'
import styles from './lazy-part.module.css'
import { PageSkeleton } from './PageSkeleton'
import { useT } from './use-t'

/** A component whose code loads on first render or on `preload`. */
export interface LazyPart {
  /** Loads the code once; a failed load is retried by the next call. Never rejects. */
  preload(): Promise<void>
  /** Whether the code has loaded. */
  ready(): boolean
}

/**
 * A lazily loaded part of a page; `Waiting` renders in its place meanwhile. A failed load (offline, new release) shows
 * a message with a retry button, and the rest of the page keeps working.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting?: (props: P) => ReactNode,
): ((props: P) => ReactNode) & LazyPart {
  return latePart(load, NotLoaded, Waiting)
}

/** The same for a dialog: its load failure also opens over the page. A closed dialog loads when it first opens. */
export function lazyDialog<P extends DialogProps>(load: () => Promise<ComponentType<P>>): ComponentType<P> & LazyPart {
  return latePart<P>(load, DialogNotLoaded)
}

/**
 * The same for a whole page. A failed load throws a `PageMissingError` to the route's error element, until `preload`
 * succeeds.
 */
export function latePage(load: () => Promise<ComponentType>): ComponentType & LazyPart {
  return latePart(load, PageNotLoaded, PageSkeleton)
}

interface DialogProps {
  /** Absent: open while rendered. */
  open?: boolean
  onClose(): void
}

function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P & { retry(): void }>,
  Waiting?: (props: P) => ReactNode,
): ((props: P) => ReactNode) & LazyPart {
  let Loaded: ComponentType<P> | null = null
  let failed = false
  let loading: Promise<void> | null = null
  const preload = () => {
    loading ??= loadChunk(load).then(
      (component) => {
        Loaded = component
        failed = false
      },
      () => {
        failed = true
        loading = null
      },
    )
    return loading
  }

  function Part(props: P) {
    const [, redraw] = useReducer((times: number) => times + 1, 0)
    const isNeeded = useOnceOpened(props)
    // The state at render time; a load that finished between render and effect still needs a re-render.
    const waits = isNeeded && !Loaded
    useEffect(() => {
      let there = true
      if (waits) void preload().then(() => there && redraw())
      return () => {
        there = false
      }
    }, [waits])
    if (!isNeeded) return null
    if (Loaded) return <Loaded {...props} />
    if (failed) return <Missing {...props} retry={() => void preload().then(redraw)} />
    return Waiting ? <Waiting {...props} /> : null
  }
  return Object.assign(Part, { preload, ready: () => Loaded !== null })
}

/** Whether the dialog has been open once; a part without `open` counts as open. */
function useOnceOpened(props: object): boolean {
  const open = !('open' in props) || props.open !== false
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened || open
}

function PageNotLoaded(): never {
  throw new PageMissingError('A page could not be loaded')
}

function NotLoaded({ retry }: { retry(): void }) {
  const t = useT()
  return (
    <p role="alert">
      {t('这部分内容没有加载成功，填写的内容都在。')}
      <Button data-retry type="link" size="small" onClick={retry}>
        {t('重试')}
      </Button>
    </p>
  )
}

/** Opens over the page like the dialog. Uses no antd, because antd's code may be what failed to load. */
function DialogNotLoaded({ open = true, onClose, retry }: DialogProps & { retry(): void }) {
  const t = useT()
  const heading = useId()
  return (
    open && (
      <div role="alertdialog" aria-labelledby={heading} className={styles.dialog}>
        <strong id={heading}>{t('没有打开')}</strong>
        <p role="alert">{t(chunkMissingText)}</p>
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('关闭')}</Button>
          <Button type="primary" autoFocus onClick={retry}>
            {t('重试')}
          </Button>
        </div>
      </div>
    )
  )
}
