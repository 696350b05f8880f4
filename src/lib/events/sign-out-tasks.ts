/** Tasks that run when a login ends, such as removing personal data from the device. */

/** How a login ended: by the person's sign-out, or forced (expired, refused, signed out elsewhere). */
export type Ending = 'asked' | 'forced'

/** What to do around the end of a login. */
interface SignOutTask {
  /** Before a sign-out, while the login is still valid: sends what is pending. Waits a short time only. */
  before?(): Promise<unknown>
  /** After the end: removes what only this login may read. After a forced end the same person may come back at once. */
  after?(ending: Ending): void
}

/** How long a sign-out waits for pending requests, in milliseconds. */
const timeoutMs = 2000

const tasks = new Set<SignOutTask>()

/** Registers a task. Returns a function that removes it. */
export function onSignOut(task: SignOutTask): () => void {
  tasks.add(task)
  return () => tasks.delete(task)
}

/** Runs the `before` tasks. Never rejects and takes two seconds at most. */
export async function beforeSignOut(): Promise<void> {
  if (tasks.size === 0) return
  const work = Promise.allSettled([...tasks].map((task) => task.before?.()))
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
}

/** Runs the `after` tasks. Every end of a login calls this. */
export function afterLogin(ending: Ending): void {
  for (const task of tasks) task.after?.(ending)
}
