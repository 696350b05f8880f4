import { useCallback, useSyncExternalStore } from 'react'
import type { FormEngine, PageProgress, RuleReading } from '../engine/engine'

function useSubscribeDerived(engine: FormEngine) {
  return useCallback((listener: () => void) => engine.subscribeDerived(listener), [engine])
}

/** How far each page is, live. */
export function useProgress(engine: FormEngine): readonly PageProgress[] {
  return useSyncExternalStore(useSubscribeDerived(engine), () => engine.progress())
}

/** How the rules with a ledger entry stand, live. */
export function useLedger(engine: FormEngine): readonly RuleReading[] {
  return useSyncExternalStore(useSubscribeDerived(engine), () => engine.ledger())
}
