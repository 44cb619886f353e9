/**
 * Under which keys a bucket has a file of the site: S3 knows no directories, so the page of `player/` is an object of that
 * name too.
 */
export function objectKeys(path: string): readonly string[] {
  const folder = path.replace(/index\.html$/, '');
  return folder === path || folder === '' ? [path] : [path, folder];
}
