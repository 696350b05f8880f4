/** Hook of the workshop for a value that follows another after a pause, so that costly parts redraw less often. */

import { useEffect, useState } from 'react'

/** How long a pause in editing is, in milliseconds. */
const pause = 400

export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
