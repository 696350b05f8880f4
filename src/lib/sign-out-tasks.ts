/** What is to be done around a sign-out the person asked for. */
interface SignOutTask {
  /** While the login still holds: what is not sent yet is sent. Waited for, but not for long. */
  before?(): Promise<unknown>
  /** Once it is over: what only this login may read is forgotten. */
  after?(): void
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

export function afterSignOut(): void {
  for (const task of tasks) task.after?.()
}
