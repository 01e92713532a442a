/** Loads the toasts' code and mounts their container, once. */
export async function loadToasts(): Promise<{ readonly toast: typeof import('react-toastify').toast }> {
  const { mountToasts, toast } = await import('./toast-container');
  mountToasts();
  return { toast };
}
