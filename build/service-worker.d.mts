/** What `serviceWorker` works with; `build` null: it removes itself. */
export interface OfflinePlan {
  build: string | null
  entry: string
  desk: readonly string[]
  limit: number
  base: string
}
export function serviceWorker(scope: unknown, plan: OfflinePlan): void
