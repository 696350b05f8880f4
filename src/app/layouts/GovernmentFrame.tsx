import { type ReactNode, useEffect, useState } from 'react'
import { withBase } from '@/lib/base-path'

/** How long a frame may take before something else stands in its place, in milliseconds. */
const patience = 8000

interface GovernmentFrameProps {
  /** Where the government portal serves this part; absent or no web address: the fallback stands for it. */
  url: string | undefined
  /** What the frame holds, for those who hear it. */
  title: string
  className: string | undefined
  fallback: ReactNode
}

/** A part of the government portal, shut off from ours: it may run its own scripts, but reaches nothing of this page. */
export function GovernmentFrame({ url, title, className, fallback }: GovernmentFrameProps) {
  const address = frameAddress(url)
  const [state, setState] = useState<'asked' | 'reached' | 'shown' | 'failed'>('asked')
  useEffect(() => {
    if (address === null) return
    const given = new AbortController()
    const timer = setTimeout(() => setState((now) => (now === 'shown' ? now : 'failed')), patience)
    // A frame does not say that it could not be loaded; asking for its address before does, where the network is the cause. The
    // build's policy allows it (`build/content-security-policy-plugin.ts`).
    fetch(address, { mode: 'no-cors', credentials: 'omit', signal: given.signal }).then(
      () => setState((now) => (now === 'asked' ? 'reached' : now)),
      () => given.signal.aborted || setState('failed'),
    )
    return () => {
      clearTimeout(timer)
      given.abort()
    }
  }, [address])
  if (address === null || state === 'failed') return fallback
  if (state === 'asked') return <div className={className} aria-hidden />
  return (
    <iframe
      src={address}
      title={title}
      className={className}
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
      referrerPolicy="no-referrer"
      onLoad={() => setState('shown')}
    />
  )
}

/** The configured address, when it is one of the web; relative ones are the portal's own. */
function frameAddress(url: string | undefined): string | null {
  if (!url || !URL.canParse(url, window.location.origin)) return null
  const { protocol, href } = new URL(withBase(url), window.location.origin)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
