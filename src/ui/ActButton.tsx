/** A button that sends something at once: busy until the answer has come, so that nobody presses it twice. */

import { useState } from 'react'
import { Button, type ButtonProps } from './Button'

interface ActButtonProps extends Omit<ButtonProps, 'loading' | 'onClick'> {
  /** Sends it; settles with the answer and says itself what went wrong. */
  act(): Promise<unknown>
}

/** A button of one call: it shows that the call is running and ignores further presses until the answer has come. */
export function ActButton({ act, ...props }: ActButtonProps) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await act()
    } finally {
      setBusy(false)
    }
  }
  return <Button {...props} loading={busy} onClick={() => void run()} />
}
