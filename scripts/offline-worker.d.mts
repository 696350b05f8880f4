/** What `offlineWorker` works with; `build` null: it removes itself. */
export interface OfflinePlan {
  build: string | null
  entry: string
  desk: readonly string[]
  limit: number
  base: string
}
export function offlineWorker(scope: unknown, plan: OfflinePlan): void
