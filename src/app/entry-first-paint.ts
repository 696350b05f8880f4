/** Removes the first paint of index.html (the picture before the script runs) once React has rendered. */

export function removeFirstPaint(): void {
  document.getElementById('first-paint')?.remove()
}
