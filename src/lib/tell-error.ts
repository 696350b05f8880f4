type Listener = (error: unknown) => void

let listener: Listener | null = null

/** Tells of a fault of the portal itself to whoever listens: nobody, where no address for reports is configured. */
export function tellError(error: unknown): void {
  listener?.(error)
}

export function listenToErrors(listen: Listener | null): void {
  listener = listen
}
