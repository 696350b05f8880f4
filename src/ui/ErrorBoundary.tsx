import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportError } from '@/lib/events/error-reporting'

export interface ErrorBoundaryProps {
  /** What stands in the place of the part that failed; `retry` draws it anew. */
  fallback(error: unknown, retry: () => void): ReactNode
  /** Told once for each failure, for a log. */
  onError?(error: unknown, info: ErrorInfo): void
  children: ReactNode
}

interface Caught {
  /** Boxed, since anything can be thrown. */
  caught: { error: unknown } | null
}

/** Keeps the failure of one part of a page from taking the rest of it along. Pages as a whole have the router's. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { caught: null }

  static getDerivedStateFromError(error: unknown): Caught {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportError(error)
    this.props.onError?.(error, info)
  }

  private readonly retry = () => this.setState({ caught: null })

  override render(): ReactNode {
    const { caught } = this.state
    return caught ? this.props.fallback(caught.error, this.retry) : this.props.children
  }
}
