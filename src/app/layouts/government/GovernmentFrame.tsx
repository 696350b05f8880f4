/** A frame with a part of the government portal, and its fallback. */

import { type ReactNode, useEffect, useState } from 'react'
import { withBase } from '@/lib/routing/base-path'

/** Timeout of a frame before its fallback appears, in milliseconds. */
const timeoutMs = 8000

interface GovernmentFrameProps {
  /** The URL of this part of the government portal; absent or invalid: the fallback. */
  url: string | undefined
  /** Accessible title. */
  title: string
  className: string | undefined
  fallback: ReactNode
}

/** A sandboxed frame of the government portal: it runs its own scripts and reaches nothing of this page. */
export function GovernmentFrame({ url, title, className, fallback }: GovernmentFrameProps) {
  const address = frameAddress(url)
  const [state, setState] = useState<'asked' | 'reached' | 'shown' | 'failed'>('asked')
  useEffect(() => {
    if (address === null) return
    const controller = new AbortController()
    const timer = setTimeout(() => setState((now) => (now === 'shown' ? now : 'failed')), timeoutMs)
    // A frame reports no load failure, so its address is fetched first. The build's policy allows it
    // (`build/content-security-policy-plugin.ts`).
    fetch(address, { mode: 'no-cors', credentials: 'omit', signal: controller.signal }).then(
      () => setState((now) => (now === 'asked' ? 'reached' : now)),
      () => controller.signal.aborted || setState('failed'),
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
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

/** The configured URL, if it is a web address; relative ones belong to the portal's origin. */
function frameAddress(url: string | undefined): string | null {
  if (!url || !URL.canParse(url, window.location.origin)) return null
  const { protocol, href } = new URL(withBase(url), window.location.origin)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
