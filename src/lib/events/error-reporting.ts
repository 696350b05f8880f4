/** The port through which errors are reported; `src/app/` connects it to the sender, error boundaries call it. */

type Listener = (error: unknown) => void

let listener: Listener | null = null

/** Reports a fault of the portal to the configured listener; does nothing where no report address is configured. */
export function reportError(error: unknown): void {
  listener?.(error)
}

export function onErrorReport(listen: Listener | null): void {
  listener = listen
}
