/**
 * Whether what npm notes as installed (node_modules/.package-lock.json) is what package-lock.json names, whoever installed it.
 * What is optional may be missing, unless it was made for this very platform.
 */
export function isInstalled(lock, installed, { platform, arch } = process) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '');
  const found = installed.packages;
  const isForHere = ({ os, cpu, libc }) => os?.includes(platform) && cpu?.includes(arch) && !libc;
  const isThere = ([path, one]) =>
    found[path] ? isSame(one, found[path]) : one.optional === true && !isForHere(one);
  return wanted.every(isThere) && Object.keys(found).every((path) => path in lock.packages);
}

function isSame(one, other) {
  return ['version', 'integrity', 'resolved', 'link'].every((field) => one[field] === other[field]);
}
