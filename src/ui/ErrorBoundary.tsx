/** Catches errors of a part of a page, and lets it be rendered again. */

import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reportError } from '@/lib/events/error-reporting'

export interface ErrorBoundaryProps {
  /** Rendered instead of the failed part; `retry` renders the part again. */
  fallback(error: unknown, retry: () => void): ReactNode
  /** Called once per failure, for a log. */
  onError?(error: unknown, info: ErrorInfo): void
  children: ReactNode
}

interface Caught {
  /** Wrapped in an object, because any value can be thrown. */
  caught: { error: unknown } | null
}

/** Limits a render error to one part of a page. Whole pages use the router's error element. */
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
