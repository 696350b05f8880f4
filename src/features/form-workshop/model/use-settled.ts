/** A value that follows another after a pause, for what is costly to draw or to run anew. */

import { useEffect, useState } from 'react'

/** How long a pause in editing is, in milliseconds. */
const pause = 400

/** The newest value after a pause. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
