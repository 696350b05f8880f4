import { keepOnDevice, readFromDevice, removeFromDevice } from '@/lib/device-storage'

/** Notes of before they named their person. */
const former = 'portal_waiting_orders'
const keyOf = (userId: string) => `portal_waiting_orders:${userId}`

/** Notes on this device whether an order of this person's waits here for the server, so that any page can know without looking for it. */
export function noteWaitingOrders(userId: string, wait: boolean): void {
  if (wait) keepOnDevice(keyOf(userId), '1')
  else removeFromDevice(keyOf(userId))
}

/** Whether an order of this person's may wait on this device; a note that names nobody is taken for theirs, once. */
export function ordersMayWait(userId: string): boolean {
  if (readFromDevice(former) !== null) {
    noteWaitingOrders(userId, true)
    removeFromDevice(former)
  }
  return readFromDevice(keyOf(userId)) !== null
}
