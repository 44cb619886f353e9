import type { ListType } from '@kuvvet/engine';
import { spoken } from '../language.ts';
import { Scroll } from '../parts/scroll.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { Waiting } from '../parts/waiting.tsx';
import { countOf, dayName, sizeOf } from '../parts/written.ts';
import { fetchManifest, folderOf, type PublishedList } from '../release/lists.ts';
import { words } from './words.ts';

const word = spoken(words);

/** Every file of a list, with what it is for, its size and its digest. */
export function FilesView({ type, list }: { readonly type: ListType; readonly list: PublishedList }) {
  const manifest = useLoaded(() => fetchManifest(list), [list]);
  const folder = folderOf(list);
  const order = Object.keys(word.uses);
  return (
    <Waiting on={manifest}>
      {(found) => (
        <>
          <p>
            {word.filesIntro(
              dayName(list.inForceFrom),
              found ? `${found.ruleSet.name} ${found.ruleSet.version}` : '',
            )}
          </p>
          <Scroll label={word.views.files}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{word.file}</th>
                  <th scope="col">{word.use}</th>
                  <th scope="col" class="number">
                    {word.size}
                  </th>
                  <th scope="col" class="number wide-only">
                    {word.rows}
                  </th>
                  <th scope="col" class="wide-only">
                    {word.digest}
                  </th>
                </tr>
              </thead>
              <tbody>
                {(found?.files ?? [])
                  .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
                  .map(({ name, bytes, rows, sha256 }) => (
                    <tr key={name}>
                      <th scope="row">
                        <a href={`${folder}${name}`} download={`${type}-${list.period}-${name}`}>
                          {name}
                        </a>
                      </th>
                      <td>{word.uses[name] ?? ''}</td>
                      <td class="number">{sizeOf(bytes)}</td>
                      <td class="number wide-only">{rows > 0 ? countOf(rows) : ''}</td>
                      <td class="wide-only digest">
                        <code>{sha256}</code>
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </Scroll>
          <p class="small">
            <a href={`${folder}manifest.json`}>manifest.json</a> ·{' '}
            <a href={`/lists/${type}/latest.json`}>latest.json</a> ·{' '}
            <a href={`/lists/${type}/feed.atom`}>Atom</a>
          </p>
        </>
      )}
    </Waiting>
  );
}
