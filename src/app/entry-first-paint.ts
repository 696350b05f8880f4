/** Removes the first paint of index.html. */
export function removeFirstPaint(): void {
  document.getElementById('first-paint')?.remove()
}
