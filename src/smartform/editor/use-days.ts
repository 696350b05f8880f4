import { useEffect } from 'react'
import { untilBeijingMidnight } from '@/lib/beijing-time'
import type { FormEngine } from '../engine/engine'

/** Has the engine begin a new day at midnight in Beijing by the given clock, also when the device slept through it. */
export function useDays(engine: FormEngine, now: () => number) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      engine.newDay()
      timer = setTimeout(look, untilBeijingMidnight(now()))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [engine, now])
}
