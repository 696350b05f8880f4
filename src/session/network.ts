import { configureTransport } from '@/api/transport'
import { readToken } from './token'

// Whatever of the session talks to the backend imports this first, so every request of every endpoint carries the token.
configureTransport({ token: readToken })
