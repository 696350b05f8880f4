/** The demo panel in the corner of the page: switches the persona, makes the server fail, shows codes, resets. */
import { useEffect, useRef, useState } from 'react'
import type { Backend } from '../backend'
import { Commission } from './Commission'
import { EntryLinks } from './EntryLinks'
import { NetworkControls } from './NetworkControls'
import { PersonaSwitch } from './PersonaSwitch'
import { ResetData } from './ResetData'
import { SentCodes } from './SentCodes'

/** Testers' controls for the embedded backend: switch the persona, make the server fail, read codes, reset. */
export function DemoPanel({ backend }: { backend: Backend }) {
  /** Null until it is opened for the first time, so that the page keeps its focus on load. */
  const [open, setOpen] = useState<boolean | null>(null)
  const [message, setMessage] = useState('')
  const handle = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLElement>(null)

  useEffect(() => {
    if (open) sheet.current?.focus()
    else if (open === false) handle.current?.focus()
  }, [open])

  const close = () => {
    setOpen(false)
    setMessage('')
  }

  return (
    <div className="panel" lang="zh-CN">
      {!open && (
        <button
          ref={handle}
          type="button"
          className="handle"
          aria-label="演示面板"
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          演示
        </button>
      )}
      {open && (
        <section
          ref={sheet}
          className="sheet"
          aria-label="演示面板"
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
        >
          <header>
            <h2>演示面板</h2>
            <button type="button" onClick={close}>
              收起
            </button>
          </header>
          <div className="body">
            <PersonaSwitch backend={backend} say={setMessage} />
            <NetworkControls network={backend.network} say={setMessage} />
            <SentCodes backend={backend} />
            <Commission backend={backend} say={setMessage} />
            <EntryLinks backend={backend} />
            <ResetData backend={backend} say={setMessage} />
          </div>
          <p className="message" role="status">
            {message}
          </p>
        </section>
      )}
    </div>
  )
}
