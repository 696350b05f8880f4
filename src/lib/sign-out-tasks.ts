/** How a login ended: the person asked for it, or it was over (run out, refused, signed out elsewhere). */
export type Ending = 'asked' | 'forced'

/** What is to be done around the end of a login. */
interface SignOutTask {
  /** While the login still holds, where the person asked for its end: what is not sent yet is sent. Waited for, but not for long. */
  before?(): Promise<unknown>
  /** Once it is over: what only this login may read is forgotten. After a forced end the same person may be back at once. */
  after?(ending: Ending): void
}

/** How long a sign-out waits for what is still on its way, in milliseconds. */
const patience = 2000

const tasks = new Set<SignOutTask>()

/** Adds a task until the answer is called. */
export function onSignOut(task: SignOutTask): () => void {
  tasks.add(task)
  return () => tasks.delete(task)
}

/** Never rejects and never takes longer than two seconds. */
export async function beforeSignOut(): Promise<void> {
  if (tasks.size === 0) return
  const work = Promise.allSettled([...tasks].map((task) => task.before?.()))
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Runs what is to be done once a login is over; every end of one comes by here. */
export function afterLogin(ending: Ending): void {
  for (const task of tasks) task.after?.(ending)
}
