/** Links to uploaded files, each in a new tab. */
import { chakra } from '@chakra-ui/react';

interface FileLinksProps {
  readonly files: readonly { readonly name: string; readonly url: string }[];
}

export function FileLinks({ files }: FileLinksProps) {
  if (files.length === 0) return null;
  return (
    <chakra.ul mt="4" listStyleType="none">
      {files.map(({ name, url }) => (
        <li key={url}>
          <chakra.a
            href={url}
            target="_blank"
            rel="noreferrer"
            display="inline-block"
            py="2"
            overflowWrap="anywhere"
            color="primary.fg"
            textDecoration="underline"
          >
            {name}
          </chakra.a>
        </li>
      ))}
    </chakra.ul>
  );
}
