import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { untilBeijingMidnight } from '@/lib/beijing-time'
import type { FormEngine, PageProgress, RuleReading } from '../engine/engine'

function useSubscribeDerived(engine: FormEngine) {
  return useCallback((listener: () => void) => engine.subscribeDerived(listener), [engine])
}

/** How far each page is, live. */
export function useProgress(engine: FormEngine): readonly PageProgress[] {
  return useSyncExternalStore(useSubscribeDerived(engine), () => engine.progress())
}

/** The day that counts as today, live; whoever shows an open form has its engine follow the clock. */
export function useToday(engine: FormEngine): string {
  return useSyncExternalStore(useSubscribeDerived(engine), () => engine.today())
}

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

/** How the rules with a ledger entry stand, live. */
export function useLedger(engine: FormEngine): readonly RuleReading[] {
  return useSyncExternalStore(useSubscribeDerived(engine), () => engine.ledger())
}
