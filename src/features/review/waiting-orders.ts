import { keepOnDevice, readFromDevice, removeFromDevice } from '@/lib/device-storage'

const key = 'portal_waiting_orders'

/** Notes on this device whether an order of somebody's waits here for the server, so that any page can know without looking for it. */
export function noteWaitingOrders(wait: boolean): void {
  if (wait) keepOnDevice(key, '1')
  else removeFromDevice(key)
}

/** Whether an order may wait on this device. */
export function ordersMayWait(): boolean {
  return readFromDevice(key) !== null
}
