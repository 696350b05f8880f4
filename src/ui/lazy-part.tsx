import { type ComponentType, type ReactNode, useEffect, useId, useReducer, useState } from 'react'
import { chunkMissingText, loadChunk, PageMissingError } from '@/lib/loading/lazy-import'
import { Button } from './Button'
import styles from './lazy-part.module.css'
import { PageSkeleton } from './PageSkeleton'
import { useT } from './use-t'

/** A component whose code comes when it is first drawn, or before. */
export interface LazyPart {
  /** Begins to load, once; what fails is tried again with the next call. Never rejects. */
  preload(): Promise<void>
  /** Whether it can be drawn at once. */
  ready(): boolean
}

/**
 * Part of a screen that few visits need, loaded when it is drawn; `Waiting` stands in its place until then. One that cannot
 * be loaded (the network is gone, a deploy has replaced it) says so there and offers to try again; the page around it goes on.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting?: (props: P) => ReactNode,
): ((props: P) => ReactNode) & LazyPart {
  return latePart(load, NotLoaded, Waiting)
}

/**
 * The same for a dialog, whose place is over the page: so is the word that it could not be loaded. One that stands in the page shut is
 * loaded when it is first opened.
 */
export function lazyDialog<P extends DialogProps>(load: () => Promise<ComponentType<P>>): ComponentType<P> & LazyPart {
  return latePart<P>(load, DialogNotLoaded)
}

/**
 * The same for a whole page, drawn before its code has come: one that does not come is a `PageMissingError` to the route's error element, until
 * `preload` has brought it.
 */
export function latePage(load: () => Promise<ComponentType>): ComponentType & LazyPart {
  return latePart(load, PageNotLoaded, PageSkeleton)
}

interface DialogProps {
  /** Absent: as long as it is drawn. */
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
    // As it was drawn: what came since then, and before the effect, is still to be drawn.
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

/** Whether it has been open yet; what is neither open nor shut is wanted as soon as it is drawn. */
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
      <Button type="link" size="small" onClick={retry}>
        {t('重试')}
      </Button>
    </p>
  )
}

/** Over the page, as the dialog would be; drawn without antd's own dialog, which may be what is missing. */
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
